import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { atFirstUse } from './atFirstUse';

it('makes nothing before the first use, and then once', () => {
  const make = jest.fn(() => ({}));
  const made = atFirstUse(make);
  expect(make).not.toHaveBeenCalled();
  expect(made()).toBe(made());
  expect(make).toHaveBeenCalledTimes(1);
});

it('makes it the next time where it could not be made', () => {
  const make = jest
    .fn(() => ({}))
    .mockImplementationOnce(() => {
      throw new RangeError('no such format');
    });
  const made = atFirstUse(make);
  expect(made).toThrow('no such format');
  expect(made()).toEqual({});
});

it('stands before every format that pages have in common: none is made by importing them', () => {
  const root = path.resolve(__dirname, '../..');
  const early = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(lib|racing|ui|read|shell-context)\/.*(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => /^(export )?const \w+ = new Intl\./m.test(readFileSync(path.join(root, file), 'utf8')));
  expect(early).toEqual([]);
});
