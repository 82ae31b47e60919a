import { isFields, type Fields } from './fields';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Every field of PMU's objects seen so far, by object; `*` stands for any. */
const KNOWN: Readonly<Record<string, ReadonlySet<string>>> = {
  meeting: words(`cached timezoneOffset dateReunion numOfficiel numOfficielReunionPrecedente
    numOfficielReunionSuivante numExterne nature hippodrome pays audience statut disciplinesMere specialites
    derniereReunion prochaineCourse parisEvenement meteo offresInternet cagnottes reportPlusFpaMax regionHippique`),
  meteo:
    words(`datePrevision nebulositeCode nebulositeLibelleCourt nebulositeLibelleLong temperature forceVent
    directionVent`),
  hippodrome: words('code codeHippodrome libelleCourt libelleLong'),
  race: words(`cached departImminent arriveeDefinitive timezoneOffset numReunion numExterneReunion numOrdre numExterne
    heureDepart libelle libelleCourt montantPrix parcours distance distanceUnit corde discipline specialite
    categorieParticularite conditionAge conditionSexe nombreDeclaresPartants grandPrixNationalTrot numSocieteMere
    pariMultiCourses pariSpecial montantTotalOffert montantOffert1er montantOffert2eme montantOffert3eme
    montantOffert4eme montantOffert5eme conditions numCourseDedoublee paris typePiste statut categorieStatut
    dureeCourse participants ecuries penetrometre incidents photosArrivee rapportsDefinitifsDisponibles
    isArriveeDefinitive isDepartImminent isDepartAJPlusUn cagnottes pronosticsExpires replayDisponible hippodrome
    epcPourTousParis courseTrackee courseExclusiveInternet formuleChampLibreIndisponible hasEParis numQuestion
    ordreArrivee poolIds indicateurEvenementArriveeProvisoire detailsIndicateurEvenementArriveeProvisoire devise`),
  penetrometre: words('valeurMesure heureMesure intitule commentaire'),
  incidents: words('type numeroParticipants'),
  paris: words(`codePari typePari miseBase miseMax enVente audience reportable misEnPaiement cagnotte poolId
    spotAutorise nbChevauxReglementaire ordre combine complement valeursFlexiAutorisees valeursRisqueAutorisees
    infosJackpot infosOptionMax nouveauQuinte`),
  entries: words('ecuries spriteCasaques cached'),
  runner:
    words(`idCheval nom numPmu age sexe race statut placeCorde oeilleres deferre proprietaire entraineur driver
    driverChange robe pays paysEntrainement eleveur allure indicateurInedit musique nombreCourses nombreVictoires
    nombrePlaces nombrePlacesSecond nombrePlacesTroisieme gainsParticipant nomPere nomMere nomPereMere ordreArrivee
    incident jumentPleine engagement supplement handicapDistance handicapPoids handicapValeur poidsConditionMonte
    poidsConditionMonteChange tempsObtenu reductionKilometrique distanceChevalPrecedent dernierRapportDirect
    dernierRapportReference urlCasaque commentaireApresCourse avisEntraineur ecurie tauxReclamation`),
  gainsParticipant: words('gainsCarriere gainsVictoires gainsPlace gainsAnneeEnCours gainsAnneePrecedente'),
  dernierRapportDirect:
    words(`typePari rapport typeRapport indicateurTendance nombreIndicateurTendance dateRapport
    permutation favoris numPmu1 grossePrise`),
  payout: words('typePari miseBase rembourse rapports audience dividendeUnite famillePari'),
  rapports: words(`libelle dividende dividendePourUnEuro dividendePourUneMiseDeBase dividendeUnite combinaison
    nombreGagnants`),
  past: words(`date timezoneOffset hippodrome nomPrix discipline allocation distance nbParticipants tempsDuPremier
    etatTerrain participants`),
  finisher: words(`numPmu place nomCheval nomJockey poidsJockey corde distanceAvecPrecedent itsHim
    reductionKilometrique distanceParcourue oeillere deferre`),
};
const ALIASES: Readonly<Record<string, string>> = {
  dernierRapportReference: 'dernierRapportDirect',
  participants: 'finisher',
};

/**
 * Fields of an object that PMU was not known to send, with those of the objects in it, and what they hold:
 * `runner.poidsDuChat`.
 * @param kind what the object is: meeting, race, entries, runner, payout, past
 */
export function* unknownFields(
  kind: string,
  fields: Fields,
): Generator<readonly [field: string, value: unknown]> {
  const known = KNOWN[kind];
  if (known === undefined) return;
  for (const [name, value] of Object.entries(fields)) {
    if (!known.has(name)) {
      yield [`${kind}.${name}`, value];
      continue;
    }
    const inner = ALIASES[name] ?? name;
    if (KNOWN[inner] === undefined || inner === kind) continue;
    for (const each of Array.isArray(value) ? value : [value])
      if (isFields(each)) yield* unknownFields(inner, each);
  }
}
