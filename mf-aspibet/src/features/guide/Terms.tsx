import { TermList } from './TermList';

/** A term and what it means, one paragraph each. */
export interface Term {
  readonly term: string;
  readonly texts: readonly string[];
}

/** Terms with their explanations. */
export function Terms({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <TermList>
      {terms.map(({ term, texts }) => (
        <div key={term}>
          <dt>{term}</dt>
          {texts.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      ))}
    </TermList>
  );
}
