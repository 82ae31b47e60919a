import { repositoryRoot } from '@galopin/processes';
import { arrowsBetween, LAYERED } from './arrowsBetween';
import { isProduction, isTest, readDoors, readImports, sourceFiles } from './readImports';

const between = (...pairs: readonly string[]) =>
  arrowsBetween(
    pairs.map((pair) => {
      const [from = '', to = ''] = pair.split('>');
      return { from: `app/${from}`, to: `app/${to}` };
    }),
    'app',
  );

describe('the arrows between folders', () => {
  it('are one for each pair, whatever stands behind it, and none within a folder', () => {
    const { folders, arrows, backUp } = between('a/1>b/1', 'a/2>b/2', 'a/1>a/2', 'b/1>c/1');
    expect(folders).toEqual(['a', 'b', 'c']);
    expect(arrows).toEqual(['a -> b', 'b -> c']);
    expect(backUp).toEqual([]);
  });

  it('run back up where folders know one another', () => {
    expect(between('a/1>b/1', 'b/1>a/2', 'c/1>a/1').backUp).toHaveLength(1);
  });
});

describe('the repository', () => {
  const files = sourceFiles(repositoryRoot).filter(isProduction);
  const imports = readImports(repositoryRoot, files);

  it.each(LAYERED)('has folders in %s that do not know one another both ways', (base) => {
    const { folders, backUp } = arrowsBetween(imports, base);
    expect(folders.length).toBeGreaterThan(20);
    expect(backUp).toEqual([]);
  });

  it('has packages that do not know one another both ways', () => {
    const doors = readDoors(
      repositoryRoot,
      sourceFiles(repositoryRoot).filter((file) => !isTest(file)),
    );
    const between = doors.map(({ from, to }) => ({ from: `packages/${from}`, to: `packages/${to}` }));
    const { arrows, backUp } = arrowsBetween(between, 'packages');
    expect(arrows.length).toBeGreaterThan(20);
    expect(backUp).toEqual([]);
  });

  it('has packages that are entered by their doors alone', () => {
    const packageOf = (file: string) => file.split('/')[0];
    expect(imports.length).toBeGreaterThan(3000);
    expect(imports.filter(({ from, to }) => packageOf(from) !== packageOf(to))).toEqual([]);
  });
});
