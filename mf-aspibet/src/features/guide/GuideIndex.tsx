import { useShell } from '@galopin/shared/shell-context';
import styled from 'styled-components';
import { guideCopy } from '../../i18n/guideCopy';
import { guideSections } from './guideSections';

/** Links to the guide's chapters: a row that scrolls sideways on a phone, a column that stays in sight from `lg`. */
export function GuideIndex() {
  const { track } = useShell();
  return (
    <Frame aria-label={guideCopy.index}>
      <Title>{guideCopy.index}</Title>
      <ul>
        {guideSections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={() => track('guide_section_opened', { section: id })}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

const Title = styled.p`
  margin: 0 0 ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.overline}
  color: ${({ theme }) => theme.colors.turf};
`;

const Frame = styled.nav`
  min-width: 0;

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => `0 ${theme.space(4)}`};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${({ theme }) => theme.sizes.touch};
    color: ${({ theme }) => theme.colors.turf};
    ${({ theme }) => theme.text.small}
    font-weight: 600;
    text-underline-offset: 0.2em;
    text-decoration-color: ${({ theme }) => theme.colors.turfLine};
  }

  a:focus-visible {
    ${({ theme }) => theme.focusRing}
  }

  ${({ theme }) => theme.media.up('lg')} {
    position: sticky;
    top: ${({ theme }) => theme.space(20)};
    max-height: calc(100vh - ${({ theme }) => theme.space(24)});
    overflow-y: auto;

    ul {
      flex-direction: column;
      border-left: 2px solid ${({ theme }) => theme.colors.line};
    }

    a {
      display: flex;
      min-height: ${({ theme }) => theme.space(8)};
      padding: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
      color: ${({ theme }) => theme.colors.inkSoft};
      text-decoration: none;
    }

    ${({ theme }) => theme.media.hover} {
      a:hover {
        color: ${({ theme }) => theme.colors.turf};
        background: ${({ theme }) => theme.colors.turfSoft};
      }
    }
  }
`;
