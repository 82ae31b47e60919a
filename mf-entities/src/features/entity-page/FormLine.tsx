import { DescriptionList } from '@galopin/shared/ui';
import styled from 'styled-components';
import { recentForm } from '../../domain/recentForm';
import { entityCopy } from '../../i18n/entityCopy';

/** Results shown; more would be a wall of signs. */
const FORM_RESULTS = 20;

/** The newest results of a horse or a person, on the whole width. */
export function FormLine({ form }: { readonly form: string }) {
  return (
    <Wide>
      <DescriptionList items={[{ term: entityCopy.form, detail: recentForm(form, FORM_RESULTS) }]} />
    </Wide>
  );
}

const Wide = styled.div`
  dl {
    grid-template-columns: 1fr;
  }
`;
