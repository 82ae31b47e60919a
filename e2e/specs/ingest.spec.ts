import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ingest } from '../support/ingest';
import { expect, test } from '../support/test';

const RACES = [
  race(7_000_001, '1', 1, 'Prix du Premier Essai'),
  race(7_000_002, '10', 1, 'Prix de la Dixième'),
  race(7_000_003, '2', 1, 'Prix de la Deuxième'),
  race(7_000_004, 'Vire', 1, 'Prix sans Numéro'),
  { jour: '2021-03-04', hippo: 'Nulle part' },
];
const RUNNERS = [
  { ...runner(1, 'Alpha Demo'), cl: '1', cotedirect: 3.4, coteprob: 4.1, defoeil: 'DD' },
  { ...runner(2, 'Bravo Demo'), cl: 'NP', cotedirect: 0, coteprob: 0 },
];

function race(id: number, reun: string, prix: number, prixnom: string) {
  return {
    id,
    comp: id,
    jour: '2021-03-04',
    heure: '13:50:00',
    hippo: reun === 'Vire' ? 'Vire' : `Piste ${reun}`,
    reun,
    prix,
    prixnom,
    typec: 'Attelé',
    partant: '2',
    dist: '2850',
    cheque: '30000',
    quinte: 0,
  };
}

function runner(numero: number, cheval: string) {
  return {
    id: Number(`7000001${numero}`),
    comp: 7_000_001,
    numcourse: 7_000_001,
    jour: '2021-03-04',
    numero,
    cheval,
    sexe: 'H',
    age: 6,
    idChe: 800_000 + numero,
    typec: 'Attelé',
    dist: 2850,
    jockey: 'A. Essai',
    idJockey: 900_001,
    entraineur: 'B. Essai',
    idEntraineur: 900_002,
    musiqueche: '1a 2a',
    gains: '12000',
  };
}

test('a file of races goes from the command line to a member’s screen', async ({ site, page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'galopin-files-'));
  try {
    writeFileSync(path.join(folder, 'races.json'), JSON.stringify(RACES));
    writeFileSync(path.join(folder, 'runners.json'), JSON.stringify(RUNNERS));
    const files = ['--races', `${folder}/races.json`, '--runners', `${folder}/runners.json`];
    expect(await ingest('pturf', ...files)).toContain('races.json');
    await ingest('pturf', ...files);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }

  await site.enterAs('membre@demo.test');
  await page.goto('/Jour?jour=2021-03-04');
  await expect(page.locator('main section h2')).toHaveText([/Piste 1/, /Piste 2/, /Piste 10/, /Vire/]);
  await page.getByRole('link', { name: /Prix du Premier Essai/ }).click();
  await expect(page.getByRole('row', { name: /Alpha Demo/ })).toContainText('3,4');
  const withdrawn = page.getByRole('row', { name: /Bravo Demo/ });
  await expect(withdrawn).toContainText('–');
  // Set on the row: the line runs through all that stands in it.
  await expect(withdrawn).toHaveCSS('text-decoration-line', 'line-through');

  await page.goto('/Jour?jour=2019-01-01');
  await expect(page.getByText('Aucune réunion pour cette journée')).toBeVisible();
});
