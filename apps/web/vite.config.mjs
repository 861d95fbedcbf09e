import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(fileURLToPath(import.meta.url))
const isServed = process.env['LONGTABLE_WEB_DEV'] !== undefined
const server = process.env['LONGTABLE_WEB_DEV'] || 'http://127.0.0.1:4000'

/** What every page needs is two files that change rarely; the rest is one file per lazy page. */
const groups = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|use-sync-external-store)[\\/]/,
    priority: 2,
  },
  // What the first page shares with later ones would else be a file for each pair of them.
  {
    name: 'shared',
    test: /[\\/]src[\\/]goals-guild[\\/](users[\\/](me|users\.operations)|((feed|frame|notifications)[\\/]words|goals[\\/]row-words|quests[\\/]level-words)[\\/](en|index)|(feed|notifications)[\\/]readings|quests[\\/]glance-readings|goals[\\/](keys|steps\.operations))\.ts/,
  },
  // The same of what later pages share.
  {
    name: 'later',
    test: /[\\/]src[\\/]goals-guild[\\/]((goals|quests)[\\/](words[\\/](en|index)|readings|(goals|quests)\.operations)|later-words)\.ts/,
  },
  // Pictures that the front page, the account's and a product's door show.
  { name: 'scenes', test: /[\\/]src[\\/](ui[\\/]mark|front[\\/]scenes)\./ },
  {
    name: 'hub',
    test: /[\\/]src[\\/]collab-hub[\\/](kit|terms(?!.*[\\/]de\.ts)|users[\\/](me|person|users\.operations)|(frame|notifications|startups|admin)[\\/](words[\\/](en|index)|readings|queue-reading|startups\.operations)\.ts)/,
  },
  // Of HoldThatThought what its first page shares with later ones.
  {
    name: 'letters',
    test: /[\\/]src[\\/]hold-that-thought[\\/](kit[\\/]|reader|users[\\/](me|person|users\.operations)|home[\\/](readings|pick|home\.operations)|(frame|notifications|letters|users)[\\/](words[\\/](en|index)|readings|letters\.operations)\.ts)/,
  },
  // What its home shows: a browser asks for six files at a time, and who is there is asked at the same time.
  {
    name: 'letters-home',
    test: /[\\/]src[\\/]hold-that-thought[\\/](home[\\/](?!home-page\.tsx|readings|pick|home\.operations|words[\\/]de)|letters[\\/](letter-rows|people-line|new-letters|text[\\/](beginning|letter-text))|search[\\/]found-row)/,
  },
  // What of the kit only later pages show comes with them.
  // The theme is in the kit: the first file that names the layers decides their order.
  {
    name: 'kit',
    test: /[\\/]src[\\/](?:(theme(?![\\/](collab-hub|hold-that-thought))|ui(?![\\/](tags-field|segments|back-link|confirm|dialog|combobox|options|picture|share-button|field|parts|mark|lightbox|own-url|burst|palette|keys-dialog|meant|switches|select-field|save-file|snippet|unread|form-error|news-panel))|api(?![\\/](upload|refusals|socket))|shell(?![\\/](product-choices|found-elsewhere|elsewhere-documents))|i18n(?![\\/]common[\\/]de))[\\/]|account[\\/](face|demo|sign-out|again[\\/]session-end|words[\\/](en|index))\.tsx?)/,
    priority: 1,
  },
]

/**
 * What somebody comes to first is asked for whole, at once. Another page finds its scripts by itself: to
 * name them all would make the first page a kilobyte larger.
 */
const FIRST = /^(home-page|overview-page|startup-area)-/

/** @type {import('vite').UserConfig} */
// oxlint-disable-next-line import/no-default-export -- Vite reads it so.
export default {
  root,
  base: isServed ? '/' : '/assets/',
  publicDir: false,
  logLevel: 'warn',
  // GraphiQL brings another React of its own to the root.
  resolve: { dedupe: ['react', 'react-dom'] },
  css: { modules: { generateScopedName: isServed ? '[name]_[local]' : '[hash:base64:6]' } },
  server: {
    host: '127.0.0.1',
    port: 4100,
    strictPort: true,
    proxy: Object.fromEntries(
      [
        '/goalsguild/graphql',
        '/collabhub/graphql',
        '/holdthatthought/graphql',
        '/accounts',
        '/files',
      ].map((path) => [
        path,
        // Not the shorthand: it changes the Host header, which the server refuses.
        { target: server, ws: true, changeOrigin: false },
      ]),
    ),
  },
  build: {
    assetsDir: '',
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    target: ['chrome123', 'safari17.5', 'firefox128'],
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (page, files) =>
        files.filter((file) => FIRST.test(page) || file.endsWith('.css')),
    },
    rolldownOptions: {
      output: { codeSplitting: { groups } },
      checks: {
        pluginTimings: false,
        ineffectiveDynamicImport: false,
        moduleLevelDirective: false,
        invalidAnnotation: false,
      },
    },
  },
}
