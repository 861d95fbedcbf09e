import { basename, dirname, relative } from 'node:path/posix'
import {
  buildSchema,
  concatAST,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  parse,
  validate,
} from 'graphql/index.js'
import { filesUnder, read } from '../import-rule/read-repository.ts'
import { askedIn, offeredIn } from './coverage.ts'
import { printOperations } from './print-operations.ts'

/** Which system a folder of pages talks to. */
const PRODUCTS = [
  {
    folder: 'apps/web/src/account',
    schema: 'packages/accounts/schema.graphql',
    endpoint: '/accounts/graphql',
  },
  {
    folder: 'apps/web/src/goals-guild',
    schema: 'packages/goals-guild/schema.graphql',
    endpoint: '/goalsguild/graphql',
  },
  {
    folder: 'apps/web/src/collab-hub',
    schema: 'packages/collab-hub/schema.graphql',
    endpoint: '/collabhub/graphql',
  },
  {
    folder: 'apps/web/src/hold-that-thought',
    schema: 'packages/hold-that-thought/schema.graphql',
    endpoint: '/holdthatthought/graphql',
  },
]
type Product = (typeof PRODUCTS)[number]
const OPERATION = 'apps/web/src/api/operation.ts'

interface Read {
  readonly path: string
  readonly document: DocumentNode
}

const outputOf = (path: string) => path.replace(/\.graphql$/, '.operations.ts')

function relativeImport(from: string, to: string): string {
  const path = relative(dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

function fragmentsIn(files: readonly Read[]) {
  return files.flatMap(({ path, document }) =>
    document.definitions.flatMap((node): [string, FragmentDefinitionNode, string][] =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node, path]] : [],
    ),
  )
}

const schemaOf = ({ schema }: Product) => buildSchema(read(schema), { noLocation: true })

const documentsOf = ({ folder }: Product): Read[] =>
  filesUnder(folder)
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => ({ path, document: parse(read(path), { noLocation: true }) }))

function productFiles(product: Product) {
  const { folder, endpoint } = product
  const schema = schemaOf(product)
  const files = documentsOf(product)
  const all = concatAST(files.map(({ document }) => document))
  for (const { message } of validate(schema, all)) throw new Error(`${folder}: ${message}`)
  const found = fragmentsIn(files)
  return files.map(({ path, document }) => ({
    path: outputOf(path),
    text: printOperations({
      schema,
      endpoint,
      document,
      source: basename(path),
      operationFrom: relativeImport(path, OPERATION),
      fragments: new Map(
        found.map(([name, node, at]) => [
          name,
          { node, from: at === path ? '.' : relativeImport(path, outputOf(at)) },
        ]),
      ),
    }),
  }))
}

/** Every document of the pages, with its types: checked against the committed SDL. */
export const operationFiles = () => PRODUCTS.flatMap(productFiles)

/** What each system offers, and what the documents of its pages ask for: `Query.me`. */
export const coveredProducts = () =>
  PRODUCTS.map((product) => ({
    folder: product.folder,
    offered: offeredIn(schemaOf(product)),
    asked: documentsOf(product).flatMap(({ document }) => askedIn(document)),
  }))
