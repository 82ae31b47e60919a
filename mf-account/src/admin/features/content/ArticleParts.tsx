import { CONTENT_LENGTHS, readBlocks, typesetText } from '@galopin/shared/lib';
import { Grid, Stack, TextArea, TextField } from '@galopin/shared/ui';
import { contentCopy } from '../../i18n/contentCopy';
import { BlocksText } from './BlocksText';
import type { EditorParts, FieldsProps, PreviewProps } from './editorTypes';
import { Lead, PreviewTitle } from './preview.styles';

const copy = contentCopy.fields;

function ArticleFields({ field }: FieldsProps<'articles'>) {
  return (
    <>
      <TextField {...field('title')} label={copy.title} maxLength={CONTENT_LENGTHS.title} />
      <TextArea
        {...field('summary')}
        label={copy.summary}
        help={copy.summaryHelp}
        rows={2}
        maxLength={CONTENT_LENGTHS.summary}
      />
      <TextArea
        {...field('body')}
        label={copy.body}
        help={copy.bodyHelp}
        rows={14}
        maxLength={CONTENT_LENGTHS.body}
      />
      <Grid $min="14rem">
        <TextField
          {...field('position', { setValueAs: Number })}
          label={copy.position}
          help={copy.positionHelp}
          type="number"
          inputMode="numeric"
          min={1}
          max={999}
        />
      </Grid>
    </>
  );
}

function ArticlePreview({ text: { title, summary, body } }: PreviewProps<'articles'>) {
  return (
    <Stack $gap={3}>
      <PreviewTitle>{typesetText(title)}</PreviewTitle>
      {summary !== '' && <Lead>{typesetText(summary)}</Lead>}
      <BlocksText blocks={readBlocks(body)} heading="h4" />
    </Stack>
  );
}

export const ARTICLE_PARTS: EditorParts<'articles'> = {
  empty: { title: '', summary: '', body: '', position: 1 },
  Fields: ArticleFields,
  Preview: ArticlePreview,
  canWithdraw: true,
};
