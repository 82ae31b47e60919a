const { parse } = require('acorn');

/** What `#terms` exports and browsers take one argument of; the other one is the server's. */
const DECLARERS = new Set(['declareCall', 'described']);

/**
 * webpack loader: blanks out what declarations of calls say to servers alone (docs/decisions/0073). The minifier does the
 * same where a module and `#terms` end up in one scope, which is not so for pages that share a declaration. Places stay,
 * so the source map does too.
 */
module.exports = function dropTerms(source, map) {
  const blanks = [];
  visit(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    const [kept, dropped] = node.arguments;
    if (DECLARERS.has(node.callee.name) && dropped) blanks.push([kept.end, dropped.end]);
  });
  this.callback(null, blank(source, blanks), map);
};

function visit(node, see) {
  see(node);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child !== null && typeof child === 'object' && typeof child.type === 'string') visit(child, see);
}

function blank(source, spans) {
  let text = source;
  for (const [start, end] of spans)
    text = text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
  return text;
}
