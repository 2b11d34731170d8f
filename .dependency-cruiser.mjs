/** Which folder may import which: docs/architecture.md. Type imports count. */
const layers = 'model|protocol|commands|language|interchange|machines|runtime|server|src|content|tests'

/** `layer` may import itself and `allowed`, nothing else of the project. */
const only = (layer, ...allowed) => ({
  name: `${layer}-imports-only-${allowed.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^${layer}/` },
  to: { path: `^(${layers}|scripts)/`, pathNot: `^(${[layer, ...allowed].join('|')})/` },
})

export default {
  forbidden: [
    only('model'),
    only('protocol', 'model'),
    only('commands', 'model'),
    only('language', 'protocol', 'model'),
    only('interchange', 'language', 'commands', 'model'),
    only('machines', 'protocol', 'model'),
    only('runtime', 'language', 'protocol', 'model'),
    // 'content': scenes that come by a call begin with the things of a starter scene.
    only('server', 'content', 'interchange', 'commands', 'protocol', 'model'),
    only('content', 'interchange', 'language', 'commands', 'model'),
    only('src', 'model', 'protocol', 'commands', 'language', 'interchange', 'machines', 'content'),
    only(
      'scripts',
      'model',
      'protocol',
      'commands',
      'language',
      'interchange',
      'machines',
      'runtime',
      'server',
      'src',
      'content',
    ),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'pure-layers-know-no-framework',
      severity: 'error',
      from: { path: '^(model|protocol|commands|interchange)/' },
      to: {
        path: 'node_modules/(react|react-dom|fastify|aframe|three|super-three|xstate|blockly|monaco-editor)/',
      },
    },
    {
      name: 'pure-layers-know-no-node',
      severity: 'error',
      from: { path: '^(model|protocol|commands|language|interchange|machines|runtime/simulation)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'simulation-knows-no-dom-and-no-aframe',
      severity: 'error',
      from: { path: '^runtime/simulation/' },
      to: { path: '^runtime/(?!(simulation|random|land)/)|node_modules/(aframe|three|super-three)/' },
    },
    {
      name: 'ui-kit-and-words-import-no-sibling',
      severity: 'error',
      from: { path: '^src/(ui|i18n)/' },
      to: { path: '^src/', pathNot: '^src/(ui|i18n)/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
