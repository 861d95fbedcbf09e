import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { GRAPHIQL_ASSETS, type GraphiqlExample, graphiqlPage } from '@longtable/api'
import type { FastifyInstance } from 'fastify'

export interface GraphiqlSystem {
  readonly title: string
  readonly path: string
  readonly endpoint: string
  readonly examples: readonly GraphiqlExample[]
}

interface GraphiqlRoutes {
  readonly systems: readonly GraphiqlSystem[]
  /** A token of the demo person, so that the examples run at once. */
  readonly demoToken: () => Promise<string | undefined>
}

const resolver = createRequire(import.meta.url)

/** Offline: the files come from the installed packages. */
export async function graphiqlRoutes(
  app: FastifyInstance,
  { systems, demoToken }: GraphiqlRoutes,
): Promise<void> {
  for (const asset of GRAPHIQL_ASSETS) {
    const file = join(dirname(resolver.resolve(`${asset.package}/package.json`)), asset.file)
    app.get(`/graphiql/${asset.name}`, async (_request, reply) =>
      reply
        .type(asset.contentType)
        .header('cache-control', 'max-age=3600')
        .send(await readFile(file)),
    )
  }
  for (const { title, path, endpoint, examples } of systems)
    app.get(path, async (_request, reply) => {
      const page = graphiqlPage({
        title,
        endpoint,
        assets: '/graphiql/',
        token: await demoToken(),
        examples,
      })
      return reply.headers(page.headers).type('text/html; charset=utf-8').send(page.html)
    })
}
