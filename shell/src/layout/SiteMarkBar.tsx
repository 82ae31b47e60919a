import styled from 'styled-components';
import { fr } from '../i18n/fr';
import type { SiteMark } from './siteMarks';

/** Where the server forgets a visitor's builds. */
const RESET = '/__override/reset';

/** Says above the header, in the flow of the page, that this is not the site as everybody sees it. */
export function SiteMarkBar({ marks }: { readonly marks: readonly SiteMark[] }) {
  if (marks.length === 0) return null;
  return (
    <Bar aria-label={fr.marks.label}>
      {marks.map(({ kind, text }) => (
        <p key={kind}>
          {text}
          {kind === 'preview' && (
            <>
              {' — '}
              <a href={RESET}>{fr.marks.reset}</a>
            </>
          )}
        </p>
      ))}
    </Bar>
  );
}

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(6)}`};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  background: ${({ theme }) => theme.colors.amberSoft};
  color: ${({ theme }) => theme.colors.ink};
  ${({ theme }) => theme.text.small}

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  a {
    color: inherit;
    font-weight: 600;
  }
`;
