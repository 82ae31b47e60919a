import path from 'node:path';

const RELATIVE = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g;
const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx', '/index.d.ts'];

/**
 * Writes relative imports as every runtime reads them, with the ending of the compiled file: the sources leave endings
 * and `index` out, as bundlers allow.
 * @param file path of the text's file
 * @param has whether there is a file of that path
 * @throws Error for an import that leads to no file
 */
export function completeSpecifiers(text: string, file: string, has: (file: string) => boolean): string {
  return text.replace(RELATIVE, (_all, before: string, quote: string, specifier: string) => {
    const wanted = path.join(path.dirname(file), specifier);
    const found = ENDINGS.map((ending) => `${wanted}${ending}`).find(has);
    if (found === undefined) throw new Error(`${file} imports ${specifier}, which is not published`);
    const relative = path.relative(path.dirname(file), found.replace(/(\.d)?\.tsx?$/, '.js'));
    const complete = relative.startsWith('.') ? relative : `./${relative}`;
    return `${before}${quote}${complete.split(path.sep).join('/')}${quote}`;
  });
}
