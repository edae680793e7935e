import { type Plugin, parseAst, Visitor } from 'vite';

/**
 * Functions of packages that this product never calls. The bundler keeps them, because a function that is called names
 * them. Their bodies are left out of the build, and with them all that only they use.
 */
interface NeverCalled {
  /** The package's files, by their path. */
  in: RegExp;
  names: readonly string[];
  /** Called, but the product needs nothing of what they return. */
  returnNothing: readonly string[];
}

const NEVER_CALLED: readonly NeverCalled[] = [
  {
    in: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    names: [
      // Loaders and actions of routes, and their fetchers and forms: our routes have an element and no more.
      'callLoaderOrAction',
      'callLoadersAndMaybeResolveData',
      'fetch2',
      'getTargetedDataStrategyMatches',
      'handleAction',
      'processLoaderData',
      'startRedirectNavigation',
      'useFormAction',
      'useSubmit',
      // Routes that are added later.
      'discoverRoutes',
      'patchRoutes',
      // Measuring.
      'getRouteInstrumentationUpdates',
      'instrumentClientSideRouter',
      // React Server Components.
      'RSCErrorHandler',
      // Links that know whether they are active, or fetch ahead.
      'NavLinkWithRef',
      'PrefetchPageLinks',
    ],
    // Lazy parts of a route, and what a server has rendered.
    returnNothing: ['getDataStrategyMatchLazyPromises', 'parseHydrationData'],
  },
  {
    in: /\/node-polyglot\/index\.js$/,
    // Which plural a number has, in other languages.
    names: ['arabic', 'czech', 'lithuanian', 'polish', 'romanian', 'russianPluralGroups', 'slovenian'],
    returnNothing: [],
  },
  {
    in: /\/zod\/v4\/core\/schemas\.js$/,
    // Compiled checks: see src/main.tsx.
    names: ['generateFastpass'],
    returnNothing: [],
  },
];

const THROWS = "{ throw new Error('left out: scripts/neverCalled.ts') }";

interface Named {
  id: { name: string } | null;
  body: { start: number; end: number } | null;
}

/** The code with another body for the functions of these names, wherever they stand in it; `found` tells which it has. */
export const withBodies = (code: string, bodies: ReadonlyMap<string, string>) => {
  const cuts: { name: string; start: number; end: number }[] = [];
  const cut = (name: string | undefined, body: Named['body']) => {
    if (name !== undefined && body && bodies.has(name)) cuts.push({ name, start: body.start, end: body.end });
  };
  const look = ({ id, body }: Named) => cut(id?.name, body);
  new Visitor({
    FunctionDeclaration: look,
    FunctionExpression: look,
    // One without a name of its own has that of its variable, or of its property.
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier') return;
      const isArrow = init?.type === 'ArrowFunctionExpression' && init.body.type === 'BlockStatement';
      if (isArrow || init?.type === 'FunctionExpression') cut(id.name, init.body);
    },
    Property: ({ key, value, method }) => {
      if (key.type === 'Identifier' && value.type === 'FunctionExpression' && !method) cut(key.name, value.body);
    },
  }).visit(parseAst(code));
  // From the last to the first, because a cut moves what stands behind it.
  const left = cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { name, start, end }) => rest.slice(0, start) + bodies.get(name) + rest.slice(end), code);
  return { code: left, found: cuts.map(({ name }) => name) };
};

export const neverCalled = (all = NEVER_CALLED): Plugin => {
  const found: string[] = [];
  return {
    name: 'never-called',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: all.map(({ in: files }) => files) },
      handler(code, id) {
        const here = all.filter(({ in: files }) => files.test(id));
        const cut = withBodies(
          code,
          new Map([
            ...here.flatMap(({ names }) => names.map((name) => [name, THROWS] as const)),
            ...here.flatMap(({ returnNothing }) => returnNothing.map((name) => [name, '{}'] as const)),
          ]),
        );
        found.push(...cut.found);
        return { code: cut.code, map: null };
      },
    },
    // A new version of a package may call them otherwise: then somebody has to look.
    buildEnd() {
      const names = all.flatMap(({ names, returnNothing }) => [...names, ...returnNothing]);
      const wrong = names.filter((name) => found.filter((one) => one === name).length !== 1);
      if (wrong.length > 0) this.error(`Not one function of this name (scripts/neverCalled.ts): ${wrong.join(', ')}`);
    },
  };
};
