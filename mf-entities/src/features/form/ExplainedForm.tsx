import { Popover } from '@galopin/shared/ui/overlay';
import styled from 'styled-components';
import { formInWords } from '../../i18n/formWords';
import { raceCopy } from '../../i18n/raceCopy';

const copy = raceCopy.form;

export interface ExplainedFormProps {
  /** The whole form. */
  readonly form: string;
  /** The part of it that stands on the page. */
  readonly shown: string;
  readonly horse: string;
}

/** A form that says what its signs mean: on hover, press or Enter. */
export function ExplainedForm({ form, shown, horse }: ExplainedFormProps) {
  return (
    <Popover
      title={copy.title(horse)}
      openOnHover
      trigger={
        <Trigger type="button" aria-label={copy.explain(shown)}>
          {shown}
        </Trigger>
      }
    >
      <Explanation form={form} />
    </Popover>
  );
}

function Explanation({ form }: { readonly form: string }) {
  const lines = formInWords(form);
  if (lines === null) return <Note>{copy.unreadable}</Note>;
  return (
    <>
      <Note>{copy.newest}</Note>
      <List>
        {lines.map(({ kind, sign, words }, place) => (
          <Line key={place} $year={kind === 'year'}>
            {sign !== '' && <b>{sign}</b>} {words}
          </Line>
        ))}
      </List>
    </>
  );
}

const Trigger = styled.button`
  padding: ${({ theme }) => theme.space(1)} 0;
  border: 0;
  color: inherit;
  background: none;
  font: inherit;
  ${({ theme }) => theme.figures}
  white-space: nowrap;
  text-decoration: underline dotted;
  text-decoration-color: ${({ theme }) => theme.colors.lineStrong};
  text-underline-offset: 0.25em;
  cursor: help;

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
    border-radius: ${({ theme }) => theme.radii.sm};
  }
`;

const Note = styled.p`
  margin: 0;
  max-width: 20rem;
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const List = styled.ol`
  max-height: 18rem;
  margin: ${({ theme }) => theme.space(2)} 0 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  ${({ theme }) => theme.text.small}
`;

const Line = styled.li<{ readonly $year: boolean }>`
  padding: ${({ theme, $year }) => `${theme.space($year ? 1.5 : 0.5)} 0 ${theme.space(0.5)}`};
  color: ${({ theme, $year }) => ($year ? theme.colors.inkSoft : 'inherit')};

  b {
    display: inline-block;
    min-width: 2.25rem;
    ${({ theme }) => theme.figures}
  }
`;
