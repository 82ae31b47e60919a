const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** `<Icon name=…>`, `icon=…` and `icon: '…'`: a plain text, or an expression that holds texts. */
const PLACES = [
  /<Icon\b[^>]*?\bname=(?:"(?<text>[^"]*)"|\{(?<expression>[^{}]*)\})/g,
  /\bicon=(?:"(?<text>[^"]*)"|\{(?<expression>[^{}]*)\})/g,
  /\bicon(?::| =)\s*'(?<text>[^']*)'/g,
  /\bicon:\s*(?<expression>[^'{},;\n][^{},;\n]*)/g,
  // Lists declared or checked as icon names.
  /:[^=;(){}]*\bIconName\b[^=;()]*=\s*(?<expression>[[{][^;]*?[\]}])\s*;/g,
  /(?<expression>[[{][^;]*?[\]}])\s*(?:as const\s+)?satisfies[^;=]*\bIconName\b/g,
];

/** Icon names one source file uses. */
export interface FoundNames {
  /** Certainly icon names: one that the set lacks is a mistake. */
  readonly sure: ReadonlySet<string>;
  /** Texts of expressions and lists, of which some may be something else. */
  readonly possible: ReadonlySet<string>;
}

/** Finds the icon names written in a source text; names of other sets (`set:name`) are left out. */
export function findIconNames(source: string): FoundNames {
  const sure = new Set<string>();
  const possible = new Set<string>();
  for (const { groups } of PLACES.flatMap((place) => [...source.matchAll(place)])) {
    const { text, expression } = groups ?? {};
    if (text !== undefined && NAME.test(text)) sure.add(text);
    for (const [, literal = ''] of (expression ?? '').matchAll(/['"]([^'"\n]*)['"]/g)) {
      if (NAME.test(literal)) possible.add(literal);
    }
  }
  return { sure, possible };
}
