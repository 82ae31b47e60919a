import type { SellerIdentity } from '@galopin/shared/contracts';
import {
  bracketsIn,
  CONTENT_LENGTHS,
  fillBlanks,
  NO_SELLER,
  SELLER_BLANKS,
  SELLER_FIELDS,
  typesetText,
} from '@galopin/shared/lib';
import { Alert, Stack, TextArea, TextField } from '@galopin/shared/ui';
import styled from 'styled-components';
import { Note } from '../../components/Rows';
import { contentCopy as copy } from '../../i18n/contentCopy';
import { BlocksText } from './BlocksText';
import type { EditorParts, FieldsProps, PreviewProps } from './editorTypes';
import { PreviewTitle } from './preview.styles';

function LegalFields({ field }: FieldsProps<'legal'>) {
  return (
    <>
      <TextField {...field('title')} label={copy.fields.title} maxLength={CONTENT_LENGTHS.title} />
      <TextArea
        {...field('body')}
        label={copy.fields.body}
        help={copy.fields.bodyHelp}
        rows={20}
        maxLength={CONTENT_LENGTHS.body}
      />
      <Note>
        {copy.blanks.help}{' '}
        {SELLER_FIELDS.map((field) => (
          <Blank key={field}>{`{${SELLER_BLANKS[field]}}`}</Blank>
        ))}
      </Note>
    </>
  );
}

function LegalPreview({ item, text: { title, body } }: PreviewProps<'legal'>) {
  const seller = item.seller ?? NO_SELLER;
  const left = blanksLeft(body, seller);
  return (
    <Stack $gap={3}>
      {bracketsIn(body) && <Alert severity="warning">{copy.blanks.brackets}</Alert>}
      {left.length > 0 && (
        <Alert severity="warning">
          {copy.blanks.left(left.map((field) => copy.fieldNames[field]).join(', '))}
        </Alert>
      )}
      <PreviewTitle>{typesetText(title)}</PreviewTitle>
      <BlocksText blocks={fillBlanks(body, seller)} heading="h4" />
    </Stack>
  );
}

/** What the text asks for and the published identity does not say. */
function blanksLeft(body: string, seller: SellerIdentity): readonly (keyof SellerIdentity)[] {
  const asked = body.toLowerCase();
  return SELLER_FIELDS.filter((field) => seller[field] === '' && asked.includes(`{${SELLER_BLANKS[field]}}`));
}

export const LEGAL_PARTS: EditorParts<'legal'> = {
  empty: { title: '', body: '' },
  Fields: LegalFields,
  Preview: LegalPreview,
  canWithdraw: false,
};

const Blank = styled.code`
  display: inline-block;
  margin: 0 ${({ theme }) => theme.space(1)} ${({ theme }) => theme.space(1)} 0;
  padding: 0 ${({ theme }) => theme.space(1)};
  border-radius: ${({ theme }) => theme.radii.sm};
  background: ${({ theme }) => theme.colors.sunken};
  white-space: nowrap;
`;
