import {
  CONTENT_LENGTHS,
  formatSiren,
  missingSellerFields,
  NO_SELLER,
  SELLER_FIELDS,
} from '@galopin/shared/lib';
import { Alert, Grid, Stack, TextField } from '@galopin/shared/ui';
import { FactList } from '../../../components/FactList';
import { Note } from '../../components/Rows';
import { contentCopy } from '../../i18n/contentCopy';
import type { EditorParts, FieldsProps, PreviewProps } from './editorTypes';

const copy = contentCopy.seller;

function SellerFields({ text, field }: FieldsProps<'seller'>) {
  const missing = missingSellerFields(text);
  return (
    <Grid $min="16rem">
      {SELLER_FIELDS.map((name) => (
        <TextField
          {...field(name)}
          key={name}
          label={copy[name]}
          type={name === 'email' ? 'email' : 'text'}
          help={name === 'vat' ? copy.optional : missing.includes(name) ? copy.required : undefined}
          maxLength={CONTENT_LENGTHS.sellerField}
        />
      ))}
    </Grid>
  );
}

function SellerPreview({ text }: PreviewProps<'seller'>) {
  const missing = missingSellerFields(text);
  return (
    <Stack $gap={3}>
      {missing.length > 0 && (
        <Alert severity="warning" title={contentCopy.legal.incomplete}>
          {contentCopy.legal.incompleteText(missing.map((field) => contentCopy.fieldNames[field]).join(', '))}
        </Alert>
      )}
      <FactList
        facts={SELLER_FIELDS.map((field) => ({
          name: copy[field],
          value: field === 'siren' ? formatSiren(text.siren) : text[field],
        }))}
      />
      <Note>{contentCopy.legal.complete}</Note>
    </Stack>
  );
}

export const SELLER_PARTS: EditorParts<'seller'> = {
  empty: NO_SELLER,
  Fields: SellerFields,
  Preview: SellerPreview,
  canWithdraw: false,
};
