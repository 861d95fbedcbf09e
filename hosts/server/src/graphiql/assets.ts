import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import client from './client.page.js?raw'
import style from './page.css?raw'

const SCRIPT = 'text/javascript; charset=utf-8'
const STYLE = 'text/css; charset=utf-8'

const resolver = createRequire(import.meta.url)

/** A file of an installed package, so that the page works without a network. */
const installed = (name: string, file: string) => () =>
  readFile(join(dirname(resolver.resolve(`${name}/package.json`)), file))

export const GRAPHIQL_ASSETS = [
  { name: 'react.js', type: SCRIPT, content: installed('react', 'umd/react.production.min.js') },
  {
    name: 'react-dom.js',
    type: SCRIPT,
    content: installed('react-dom', 'umd/react-dom.production.min.js'),
  },
  { name: 'graphiql.js', type: SCRIPT, content: installed('graphiql', 'graphiql.min.js') },
  { name: 'graphiql.css', type: STYLE, content: installed('graphiql', 'graphiql.min.css') },
  { name: 'client.page.js', type: SCRIPT, content: async () => client },
  { name: 'page.css', type: STYLE, content: async () => style },
]
