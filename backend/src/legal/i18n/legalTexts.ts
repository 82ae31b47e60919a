import { LEGAL_PATHS, type LegalPage } from '@galopin/shared/contracts';

const page = (path: string, title: string, ...blocks: string[]): LegalPage => ({
  slug: path.slice(1),
  title,
  body: blocks.join('\n\n'),
});

/**
 * The legal pages as a site begins with them. Names in braces stand for what only the seller knows; a sentence is left
 * out as long as that is not filled in. A text that was released and is changed here is added to `isSuperseded`.
 */
export const LEGAL_TEXTS: readonly LegalPage[] = [
  page(
    LEGAL_PATHS.notice,
    'Mentions légales',
    '## Éditeur',
    'Ce site est édité par {nom}, {forme juridique}, {adresse}. Numéro SIREN : {siren}. Numéro de TVA intracommunautaire : {tva}.',
    'Adresse électronique : {e-mail}. Téléphone : {téléphone}.',
    '## Directeur de la publication',
    '{directeur}.',
    '## Hébergement',
    'Le site est hébergé par {hébergeur}, {adresse hébergeur}. Téléphone de l’hébergeur : {téléphone hébergeur}.',
    '## Nature du service',
    'Ce site informe sur les courses hippiques : programmes, partants, arrivées, statistiques et pronostics. Il ne prend aucun pari et n’encaisse aucune mise. Les pronostics sont des avis et ne garantissent aucun résultat.',
    '## Jeu responsable',
    'Les jeux d’argent et de hasard sont interdits aux mineurs. Jouer comporte des risques : endettement, isolement, dépendance. Joueurs Info Service répond au 09 74 75 13 13 (appel non surtaxé).',
    '## Propriété intellectuelle',
    'Les textes, la présentation et les bases de données de ce site sont protégés. Leur reprise demande l’accord de l’éditeur, hors les exceptions prévues par la loi.',
  ),
  page(
    LEGAL_PATHS.terms,
    'Conditions générales de vente',
    '## Objet',
    'Ces conditions s’appliquent à l’abonnement vendu sur ce site à des consommateurs majeurs. Passer commande vaut acceptation.',
    'Le vendeur est {nom}, {forme juridique}, {adresse}, immatriculé sous le numéro SIREN {siren}.',
    '## Ce que comprend l’abonnement',
    'L’abonnement ouvre tous les pronostics du jour, les statistiques complètes et le téléchargement des données au format CSV.',
    '## Prix',
    'Le prix, toutes taxes comprises, et la durée sont affichés dans « Mon profil » avant le paiement. Le prix affiché au moment de la commande est celui qui est payé.',
    '## Commande et paiement',
    'La commande demande un compte. Le paiement passe par PayPal : le site ne reçoit et ne conserve aucun numéro de carte. L’abonnement commence dès que le paiement est confirmé. Un reçu est disponible dans « Mon profil ».',
    '## Durée',
    'L’abonnement dure 30 jours. Il n’est pas reconduit : rien n’est prélevé ensuite. Payé avant sa fin, l’abonnement suivant commence quand le précédent s’achève.',
    '## Droit de rétractation',
    'Le consommateur dispose de quatorze jours pour se rétracter. Le service est fourni dès le paiement ; quand le consommateur en a fait la demande expresse et a renoncé à son droit, celui-ci ne peut plus être exercé pour un contenu numérique fourni (article L. 221-28 du code de la consommation). Les demandes sont reçues à l’adresse {e-mail}.',
    '## Disponibilité et responsabilité',
    'L’éditeur s’efforce de rendre le service disponible et les données exactes. Les informations et pronostics ne constituent pas une incitation à jouer ; chacun reste responsable de ses paris.',
    '## Réclamations et médiation',
    'Une réclamation s’adresse à {e-mail}. À défaut de réponse satisfaisante, le consommateur peut saisir gratuitement un médiateur de la consommation. Le médiateur compétent est {médiateur}.',
    '## Droit applicable',
    'Ces conditions sont soumises au droit français.',
  ),
  page(
    LEGAL_PATHS.privacy,
    'Confidentialité',
    '## Responsable du traitement',
    'L’éditeur du site répond du traitement des données. Il s’agit de {nom}, {adresse}. Les questions sont reçues à l’adresse {e-mail}.',
    '## Données et raisons',
    'Compte : adresse e-mail, mot de passe (conservé sous forme protégée par le service d’identité), nom affiché, favoris et préférences, pour fournir le service (exécution du contrat).',
    'Paiements : numéro de commande, montant, date et état, pour l’abonnement et la comptabilité (contrat et obligation légale). Aucune donnée de carte n’est reçue.',
    'Fréquentation : pages visitées et durées, avec un numéro de visite, sans nom ni adresse e-mail, pour améliorer le site (intérêt légitime).',
    '## Durées',
    'Les données du compte sont gardées tant que le compte existe, et supprimées avec lui. Les pièces comptables sont gardées dix ans, sans lien avec la personne une fois le compte supprimé.',
    '## Destinataires',
    'Le service d’identité (Firebase Authentication, Google), le prestataire de paiement (PayPal) et l’hébergeur, chacun pour sa part. Rien n’est vendu.',
    '## Cookies',
    'Le site n’utilise que des cookies nécessaires à son fonctionnement : ils retiennent qu’une session était ouverte dans ce navigateur et quelle version du site lui est servie. Ils ne disent rien de la personne.',
    '## Vos droits',
    'Vous pouvez consulter, corriger et exporter vos données et supprimer votre compte dans « Mon profil », et vous opposer à un traitement ou en demander la limitation en écrivant à l’éditeur. Vous pouvez saisir la CNIL (www.cnil.fr).',
  ),
];
