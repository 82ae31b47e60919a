import { SERVER_FILE, type BuildArtifact, type GateFinding } from '@galopin/shared/contracts';
import { artifactDigest } from '../builds/artifactDigest';
import { pathShape } from './pathShape';

/** What a build says about itself must hold together. */
export function checkStructure(candidate: BuildArtifact): GateFinding[] {
  return [
    ...checkKind(candidate),
    ...checkDigest(candidate),
    ...checkListedFiles(candidate),
    ...checkLoadedFiles(candidate),
    ...checkContainer(candidate),
    ...checkOwnRoutes(candidate),
    ...checkOwnWidgets(candidate),
  ];
}

function checkKind({ kind, name, pages, routes, widgets = [] }: BuildArtifact): GateFinding[] {
  if ((kind === 'shell') !== (name === 'shell')) {
    return [
      { rule: 'kind', found: `${name} of kind ${kind}`, wanted: 'the shell, and only it, is called shell' },
    ];
  }
  if (kind === 'remote') return [];
  return [
    ...('main' in pages ? [] : [{ rule: 'pages', found: 'a shell without main', wanted: 'pages.main' }]),
    ...(routes.length === 0
      ? []
      : [{ rule: 'routes', found: 'routes of the shell', wanted: 'routes of remotes only' }]),
    ...(widgets.length === 0
      ? []
      : [{ rule: 'slots', found: 'widgets of the shell', wanted: 'widgets of remotes only' }]),
  ];
}

function checkDigest({ files, digest }: BuildArtifact): GateFinding[] {
  const wanted = artifactDigest(files);
  return digest === wanted ? [] : [{ rule: 'digest', found: digest, wanted }];
}

function checkListedFiles({ entry, pages, server, files }: BuildArtifact): GateFinding[] {
  const named = [...loadedFiles({ entry, pages }), ...(server ? [server.file] : [])];
  return [...new Set(named)]
    .filter((file) => !Object.hasOwn(files, file))
    .map((file) => ({
      rule: 'files',
      found: `${file}: named, not part of the build`,
      wanted: 'a hash for every file',
    }));
}

/** The server's half is given to nobody: a page that names it would wait for a file that is not there. */
function checkLoadedFiles({ entry, pages }: BuildArtifact): GateFinding[] {
  return loadedFiles({ entry, pages }).includes(SERVER_FILE)
    ? [
        {
          rule: 'server half',
          found: `${SERVER_FILE} among the files that browsers load`,
          wanted: 'a file that the server alone runs',
        },
      ]
    : [];
}

const loadedFiles = ({ entry, pages }: Pick<BuildArtifact, 'entry' | 'pages'>): string[] => [
  entry,
  ...Object.values(pages).flatMap(({ js, css, modules = [] }) => [...js, ...css, ...modules]),
];

/** Two builds of a remote can only live in one page when their containers and chunks have their own names. */
function checkContainer({ container, buildId }: BuildArtifact): GateFinding[] {
  return container.includes(buildId)
    ? []
    : [{ rule: 'container', found: container, wanted: `a name that contains ${buildId}` }];
}

function checkOwnRoutes({ name, routes, pages }: BuildArtifact): GateFinding[] {
  const seen = new Set<string>();
  return routes.flatMap((route) => {
    const shape = pathShape(route.path);
    const twice = seen.has(shape);
    seen.add(shape);
    return [
      ...(twice ? [{ rule: 'routes', found: `${route.path} twice`, wanted: 'each path once' }] : []),
      ...(route.remote === name
        ? []
        : [{ rule: 'routes', found: `${route.path} of ${route.remote}`, wanted: name }]),
      ...(Object.hasOwn(pages, route.page)
        ? []
        : [{ rule: 'pages', found: `no files for ${route.page}`, wanted: `a page for ${route.path}` }]),
    ];
  });
}

/** A widget has files like a page, and its name for itself: the loader tells the two apart by nothing else. */
function checkOwnWidgets({ routes, pages, widgets = [] }: BuildArtifact): GateFinding[] {
  const seen = new Set<string>();
  const taken = new Set(routes.map(({ page }) => page));
  return widgets.flatMap(({ slot, widget }) => {
    const twice = seen.has(slot);
    const collides = taken.has(widget);
    seen.add(slot);
    taken.add(widget);
    return [
      ...(twice ? [{ rule: 'slots', found: `${slot} twice`, wanted: 'each slot once' }] : []),
      ...(collides
        ? [{ rule: 'slots', found: `${widget} for two things`, wanted: `a name of its own for ${slot}` }]
        : []),
      ...(Object.hasOwn(pages, widget)
        ? []
        : [{ rule: 'pages', found: `no files for ${widget}`, wanted: `a widget for ${slot}` }]),
    ];
  });
}
