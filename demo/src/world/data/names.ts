/** Words for horses' names. A trotter's first word begins with the letter of its birth year. */
export const TROTTER_WORDS: Readonly<Record<string, string>> = {
  A: 'Alezan Atlas Amiral Aramis Azur Astral Aurore Ambre Artiste Archer Alizé Avenir Athos Apollon Allegro Andalou',
  B: 'Baron Bolide Bijou Brillant Belle Bora Bandit Balzac Boréal Brave Bleuet Brume Bastille Barbade Baltique Bonheur',
  C: 'Capitaine Cyclone Comète Cobalt Calypso Cœur Caprice Corsaire Cigale Césarine Chance Crésus Cadence Clairon Cassis Chouan',
  D: 'Diamant Duc Dauphin Délice Dune Dragon Darling Divine Dakota Dandy Docteur Drapeau Duchesse Dédale Dahlia Dario',
  E: 'Éclair Étoile Empereur Express Espoir Émeraude Élixir Edelweiss Écho Eldorado Esprit Euphorie Élégance Escapade Étincelle Evrard',
  F: 'Flèche Fakir Flamme Favori Fripon Falcon Fleur Fortune Feu Félin Fandango Fanfare Folie Firmin Fjord Frisson',
  G: 'Galant Gamin Gitane Génie Goliath Gloire Grain Goéland Grâce Galaxie Gavroche Guêpe Gentleman Giboulée Goupil Granit',
  H: 'Héros Harmonie Hardi Horizon Hermès Havane Hirondelle Hidalgo Histoire Hussard Hélios Heureux Hortense Hasard Hermine Huron',
  I: 'Ivoire Icare Idole Impérial Iris Illico Inouï Indigo Île Ixion Indienne Ivanhoé Isba Inca Idéal Intrépide',
  J: 'Joyau Jaguar Jade Java Joker Jasmin Jolie Jupiter Junior Jalna Joueur Jazz Jonquille Jubilé Jongleur Janus',
  K: 'Kalife Karma Kiwi Kodiak Kali Képi Karaté Kalinka Kaiser Kenza Kim Koala Krypton Kyrielle Kimono Kilt',
  L: 'Lion Lumière Loup Légende Lutin Lady Lascar Lagon Luxor Lune Liberté Liseron Lanceur Lotus Lorenzo Lys',
  M: 'Magicien Mistral Mirage Malice Marquis Merveille Major Mélodie Météore Mousquetaire Mascotte Muscadet Malin Mustang Mica Miracle',
  N: 'Napoléon Nuage Nectar Nomade Nuit Neptune Natif Nacre Négus Nymphe Noble Nebraska Ninja Naviguant Novice Nirvana',
  O: 'Orage Opale Océan Oscar Olympe Ouragan Onyx Orphée Oasis Olive Omega Ombre Obélix Orient Odyssée Origan',
  P: 'Prince Perle Panache Pégase Pirate Pacha Plume Phénix Pépite Poète Paladin Pivoine Python Palace Prodige Prélude',
  Q: 'Quartz Quasar Querelle Quatuor Qualité Quito Quolibet Quart Quadrille Québec Quiétude Quinta Quenotte Quarto Quercy Quota',
  R: 'Roi Rafale Rubis Rêve Rocket Reine Romarin Rebelle Ruban Royal Rosée Rodéo Renard Risque Rocher Ramdam',
  S: 'Sultan Saphir Soleil Sirène Samouraï Star Sphinx Storm Sorcier Sonate Seigneur Sirocco Sultane Score Satin Sésame',
  T: 'Titan Topaze Tempête Trésor Tonnerre Tango Tornade Talent Toscane Turbo Triomphe Tzar Templier Torrent Trophée Thémis',
  U: 'Uranus Ulysse Ultra Unique Uppercut Union Urgence Ustica Univers Usine Ulster Uno Urbain Utopie Ursule Uzès',
  V: 'Vaillant Victoire Vulcain Vent Velours Vedette Viking Virtuose Voltige Volcan Vivaldi Vanille Vicomte Valse Valeur Vasco',
};

/** Stud names that follow a trotter's first word. */
export const STUD_ENDINGS: readonly string[] = (
  "du Vallon|de Beaumanoir|d'Arzano|du Clos|de la Lande|d'Ollivet|du Moulin|des Ormes|de Kervran|d'Écouché|du Bocage|de Grigny|" +
  "de l'Aubier|d'Hersent|du Noyer|de Tillard|des Brières|du Perron|de Bréhal|d'Yvrande|de Montabert|du Hamel|de Sainteny|d'Amblie|" +
  'du Ruisseau|de la Roselière|des Charmes|du Gué|de Rabodanges|d’Aunou|du Lupin|de Corval|de Vauville|Sautonne|du Tertre|de Mézeray|' +
  'Jiel|Vrie|Darche|Mélody|Speed|Josselyn|de Guerny|Atout|Express|Rapide|d’Erable|de Bassigny|du Haras|de Couvain|Bello|Madrik|' +
  'des Landiers|du Bourgneuf|de Fontenay|d’Isigny|de Brévands|du Pommier|de Lessay|des Vignes|de Marchéville|du Cotentin|de Carsix|du Rocher Noir'
)
  .replaceAll('’', "'")
  .split('|');

const words = (text: string): readonly string[] => text.split('|');

/** First and second halves of gallopers' names. */
export const GALLOPER_FIRST = words(
  'Roi|Belle|Ciel|Dame|Fleur|Prince|Étoile|Vent|Lord|Miss|Sire|Perle|Chant|Reine|Ombre|Esprit|Danse|Mon|Joli|Secret|Royal|Grand|Petit|Noble|Bel|Rêve|Rose|Lune|Silver|Golden|Magic|Storm|Dark|Sweet|Sea|River|Green|Night|Star|Blue|Wild|Happy|Lady|King|Queen|Desert|Winter|Autumn|Summer|Morning|Great|Silent|Velvet|Crystal|Saint|Baie|Jardin|Palais|Trésor|Voie',
);
export const GALLOPER_LAST = words(
  "du Lac|d'Orage|d'Avril|de Minuit|du Sud|des Sables|de Mai|du Désert|d'Argent|Sauvage|d'Ivoire|de Feu|Parisien|des Neiges|d'Automne|de Sienne|de Cluny|du Palais|Bleu|Mystère|Legend|Runner|Spirit|Dancer|Melody|Warrior|Dream|Song|Whisper|Power|Promise|Affair|Breeze|Valley|Harbour|Diamond|Fever|Journey|Arrow|Rhapsody|Emperor|Treasure|Horizon|Secret|Shadow|Fire|Light|Rain|Hope|Glory|Moon|Mountain|Bay|Forest|Sky|Cloud|Honour|Vision|Fortune|Story",
);

export const SURNAMES = words(
  'Vauquelin|Lesieur|Courtin|Rousselin|Delaporte|Maupertuis|Hamonic|Guyomard|Trévisan|Lecacheux|Bellanger|Duvaldestin-Roy|Mercadier|Fontanel|Gauchet|Le Quellec|Desnoyers|Marchesi|Bertaux|Quintard|Saulnier|Vibert|Lamoureux|Poilane|Corvaisier|Heuzé|Tanguy|Riou|Cadoret|Lavigne|Montfort|Delestre|Aubrée|Chesnel|Grandin|Jouanne|Lefrançois|Mauger|Noblet|Osmont|Pesnel|Quesnot|Renouf|Savary|Tirel|Vasnier|Yvon|Adeline|Bihel|Cauvin|Dujardin|Enault|Fleury|Gosselin|Hébert|Isambert|Jourdan|Kerbrat|Lainé|Marie-Rose|Nicolle|Ozenne|Pichard|Quérel|Robine|Surget|Toutain|Ursin|Viel|Wattel|Bonnefoy|Carpentier|Dumouchel|Estrade|Fauvel|Guillemot|Houssaye|Jamet|Lanoë|Moreau-Petit|Névoux|Orieux|Poirier|Rabache|Sorel|Thiébaut|Valognes|Castelain|Dorval|Escande|Ferrand|Gaillard|Huet|Jolivet|Laborde|Malherbe|Nogaret|Orsini|Pasquier|Roussillon|Santerre|Taillandier|Vernay|Barrère|Cazaux|Dartigues|Etcheverry|Fourcade|Garrigue|Lacaze|Mondenard|Puyou|Saint-Aubin|Tastet|Verdier|Zamora|Boisselier|Charron|Drouet|Favreau|Girault|Lebreton|Martineau|Pineau|Ravel|Thomasset',
);

export const INITIALS = words(
  'A.|B.|C.|D.|E.|F.|G.|H.|J.|K.|L.|M.|N.|O.|P.|Q.|R.|S.|T.|V.|Y.|JP.|PY.|JM.|AL.|FX.|MC.|PA.|Mlle L.|Mlle C.|Mlle M.|Mlle A.',
);

export const STABLES = words(
  'du Bois Joli|des Trois Rivières|de la Vallée|du Grand Chêne|des Hauts Prés|de la Butte|du Pré Fleuri|des Quatre Vents|de la Motte|du Vieux Pont|des Érables|de la Pointe|du Lavoir|de Grandval|des Aulnes|du Colombier|de Mirebel|de la Croix|du Val Fleuri|des Marais|Saint-Hilaire|de Bonneval|de Clairefontaine Nord|Azur|Lorient Racing|Passion Trot|Galop d’Ouest|Horizon'.replaceAll(
    '’',
    "'",
  ),
);

/** Sires and dams are written in capitals. */
export const SIRES: Readonly<Record<'trot' | 'galop', readonly string[]>> = {
  trot: words(
    "TSAR D'ORVILLE|NIL DU DELTA|QUADRIGE|ROYAL VAUDON|SULKY D'OR|VENT DE FER|BARON D'ARGOUGES|CARROUSEL JET|DRAGON DU BUISSON|ÉCLAT DE GLOIRE|FANION BLEU|GRAND MAÎTRE|HURRICANE D'AIX|IMPACT DU VAL|JUMP AHEAD|LOVE TROTTING|MAGNUM D'ESTRÉES|NORD CAP",
  ),
  galop: words(
    'SILVER CREST|NORTHERN ABBEY|BOIS DE BOULOGNE|SEA OF CALM|GRAND VIZIR|WHITE HARBOUR|TEMPLE DU SOLEIL|KING ARAGON|ROCK OF CLARE|VALLEY PRINCE|LE MAGNIFIQUE|FALCON CREEK|SAINT CYRAN|MONTE ROSA|ORIENT STAR|BLACK TEMPEST|DELTA QUEST|IRISH GLEN',
  ),
};
export const DAMS = words(
  'BELLE ÉPOQUE|NUIT CLAIRE|VERTE VALLÉE|DOUCE FRANCE|SAINTE-ANNE|LA FAUVETTE|ROSE DES VENTS|PLUIE D’ÉTOILES|MER DU NORD|LIBELLULE|QUEEN OF TARN|DANSE LENTE|BRISE MARINE|PETITE SIRÈNE|OMBRE DOUCE|VAGUE BLEUE|FLEUR DE SEL|HAUTE COUTURE|JOLIE MÔME|LADY AGATHE|REINE BLANCHE|TERRE PROMISE|ÎLE D’YEU|UNE ÉTOILE'.replaceAll(
    '’',
    "'",
  ),
);

/** What a race is named after. */
export const RACE_NAMES = words(
  "de Saint-Malo|de l'Arbresle|du Bourbonnais|de Mantes|d'Aunay|des Cévennes|de Montmartre|de la Loire|du Vexin|de Chambord|de Bayeux|d'Orléans|du Limousin|de la Sologne|des Ardennes|de Quimper|du Périgord|de Fécamp|d'Étampes|de Villandry|du Morvan|de Carcassonne|de la Camargue|des Landes|d'Avranches|de Menton|du Luberon|de Vierzon|de Gisors|du Cotentin|de Ploërmel|de Josselin|d'Amboise|du Forez|de Cognac|de Rambouillet|des Yvelines|du Hurepoix|de Bellevue|de Trouville|de Coutances|des Tuileries|de la Villette|du Palais-Royal|de Belleville|des Gobelins|de Bercy|de Reuilly|de l'Observatoire|du Panthéon|des Lilas|d'Auvers|de Pontoise|du Beauvaisis|de la Brie|de Provins|de Senlis|du Valois|des Étangs|de la Forêt|du Mont-Dore|de Vichy|de Royan|du Médoc|de Saint-Émilion|d'Arcachon|du Béarn|de Lourdes|de Bigorre|du Comminges|de Foix|de Mirepoix|des Corbières|de Nîmes|d'Uzès|de Tarascon|d'Apt|de Cassis|des Calanques|d'Antibes|de Vence|de Grasse|des Maures|de Hyères|du Vercors|de Chamonix|des Aravis|de Thonon|du Jura|de Pontarlier|des Vosges|de Colmar|du Sundgau|de Verdun|de la Meuse|de Sedan|du Hainaut|de Cambrai|de l'Artois|de Calais|du Boulonnais|de la Canche",
);
