import { Grid, IconButton, Select, TextArea, TextField } from '@galopin/shared/ui';
import { useState } from 'react';
import { fr } from '../i18n/fr';
import { Specimen } from '../Specimen';

const copy = fr.fields;
const tracks = Object.entries(copy.tracks).map(([value, label]) => ({
  value,
  label,
  disabled: value === 'closed',
}));

/** What is filled in. */
export function FieldsSection() {
  return (
    <>
      <Specimen name="TextField">
        <Grid $min="16rem">
          <TextField label={copy.name} placeholder={copy.namePlaceholder} />
          <TextField label={copy.name} defaultValue={copy.nameValue} />
          <TextField label={copy.email} help={copy.emailHelp} />
          <TextField
            label={copy.email}
            help={copy.emailHelp}
            error={copy.emailError}
            defaultValue={copy.emailValue}
          />
          <TextField label={copy.locked} defaultValue={copy.lockedValue} disabled />
          <PasswordField />
        </Grid>
      </Specimen>
      <Specimen name="TextArea">
        <Grid $min="16rem">
          <TextArea label={copy.note} rows={3} />
          <TextArea label={copy.note} help={copy.noteHelp} rows={3} />
          <TextArea label={copy.note} error={copy.noteError} defaultValue={copy.noteValue} rows={3} />
          <TextArea label={copy.noteLocked} defaultValue={copy.noteValue} rows={3} disabled />
        </Grid>
      </Specimen>
      <Specimen name="Select">
        <Grid $min="16rem">
          <Select label={copy.track} options={tracks} />
          <Select label={copy.track} help={copy.trackHelp} options={tracks} defaultValue="longchamp" />
          <Select label={copy.track} error={copy.trackError} options={tracks} defaultValue="cagnes" />
          <Select label={copy.trackLocked} options={tracks} disabled />
        </Grid>
      </Specimen>
    </>
  );
}

function PasswordField() {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      label={copy.password}
      type={isShown ? 'text' : 'password'}
      autoComplete="off"
      trailing={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? copy.hidePassword : copy.showPassword}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
