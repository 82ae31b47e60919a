const { parse } = require('acorn');

/** What `#terms` exports and to browsers is its first argument; the other one is the server's. */
const DECLARERS = new Set(['declareCall', 'described']);

const [PURE, MADE] = ['/*#__PURE__*/(()=>(', '))()'];

/**
 * webpack loader for contracts (docs/decisions/0073). Blanks out what declarations of calls say to servers alone, and marks
 * what a module makes at its top as free of effects: a page carries the schemas of the calls it makes, and of a module whose
 * constants it reads no schema at all. Lines stay, so the source map does too, but for columns of a declaration.
 */
module.exports = function dropTerms(source, map) {
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const edits = [];
  visit(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    if (!DECLARERS.has(node.callee.name)) return;
    const [kept] = node.arguments;
    for (const [start, end] of [
      [node.start, kept.start],
      [kept.end, node.end],
    ])
      edits.push([start, end, source.slice(start, end).replace(/[^\n]/g, ' ')]);
  });
  for (const { start, end } of madeAtTheTop(program)) edits.push([start, start, PURE], [end, end, MADE]);
  this.callback(null, apply(source, edits), map);
};

/** Values of a module's own constants that something is called for. */
function madeAtTheTop({ body }) {
  return body
    .map((statement) => statement.declaration ?? statement)
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations)
    .filter(({ id, init }) => id.type === 'Identifier' && init !== null && isMade(init))
    .map(({ init }) => init);
}

function isMade(init) {
  let calls = 0;
  visit(init, (node) => void (node.type === 'CallExpression' && calls++));
  return calls > 0 && !/Function/.test(init.type);
}

function visit(node, see) {
  see(node);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child !== null && typeof child === 'object' && typeof child.type === 'string') visit(child, see);
}

/** From the end on; of two at one place, the one that was asked for last stands first. */
function apply(source, edits) {
  let text = source;
  for (const [start, end, put] of edits.toSorted((one, other) => other[0] - one[0] || other[1] - one[1]))
    text = text.slice(0, start) + put + text.slice(end);
  return text;
}
