import { bracketsIn, fillBlanks, unknownBlanks } from './fillBlanks';
import { formatSiren, missingSellerFields, NO_SELLER } from './seller';

const seller = { ...NO_SELLER, name: 'Galopin SAS', siren: '732829320', email: 'contact@galopin.test' };
const textOf = (written: string, given = seller) =>
  fillBlanks(written, given).map((block) => (block.kind === 'list' ? block.items : block.text));

describe('the blanks of a legal text', () => {
  it('are filled with what is known of the seller', () => {
    expect(textOf('Édité par {nom}, SIREN {siren}. Écrivez à { E-mail }.')).toEqual([
      'Édité par Galopin SAS, SIREN 732\u00a0829\u00a0320. Écrivez à contact@galopin.test.',
    ]);
  });

  it('take with them the sentence that asks for what is not known, and that one only', () => {
    expect(textOf('Édité par {nom}. Téléphone : {téléphone}. Écrivez à {e-mail}.')).toEqual([
      'Édité par Galopin SAS. Écrivez à contact@galopin.test.',
    ]);
  });

  it('leave no heading without a text below it, and no empty item', () => {
    const written =
      '## Éditeur\n\n{nom}.\n\n- {nom}\n- {tva}\n\n## Hébergement\n\n{hébergeur}, {adresse hébergeur}.';
    expect(textOf(written)).toEqual(['Éditeur', 'Galopin SAS.', ['Galopin SAS']]);
    expect(textOf(written, NO_SELLER)).toEqual([]);
  });

  it('in square brackets or with a wrong name are never shown either', () => {
    expect(textOf('Contact : [adresse électronique]. Merci.')).toEqual(['Merci.']);
    expect(textOf('Appelez le {fax}.')).toEqual([]);
    expect(unknownBlanks('{nom} {fax} {}')).toEqual(['{fax}', '{}']);
    expect(bracketsIn('Contact : [adresse]')).toBe(true);
    expect(bracketsIn('Contact : {e-mail}')).toBe(false);
  });
});

describe('the seller’s identity', () => {
  it('misses all that the law wants told, and no number for VAT', () => {
    const missing = missingSellerFields(NO_SELLER);
    expect(missing).toHaveLength(11);
    expect(missing).not.toContain('vat');
    expect(missingSellerFields({ ...seller, name: ' ' })).toContain('name');
    expect(missingSellerFields(seller)).not.toContain('siren');
  });

  it('has a SIREN in groups of three', () => {
    expect(formatSiren('732829320')).toBe('732\u00a0829\u00a0320');
    expect(formatSiren('')).toBe('');
  });
});
