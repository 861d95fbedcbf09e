import type { FastifyInstance } from 'fastify'
import { GRAPHIQL_ASSETS } from './assets.ts'
import { graphiqlPage, type GraphiqlOptions } from './page.ts'

interface GraphiqlRoutes {
  readonly systems: readonly (Omit<GraphiqlOptions, 'token'> & { readonly path: string })[]
  /** A token of the demo person, so that the examples run at once. */
  readonly demoToken: () => Promise<string | undefined>
}

export async function graphiqlRoutes(
  app: FastifyInstance,
  { systems, demoToken }: GraphiqlRoutes,
): Promise<void> {
  for (const { name, type, content } of GRAPHIQL_ASSETS)
    app.get(`/graphiql/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'max-age=3600')
        .send(await content()),
    )
  for (const { path, ...system } of systems)
    app.get(path, async (_request, reply) => {
      const { html, headers } = graphiqlPage({ ...system, token: await demoToken() })
      return reply.headers(headers).type('text/html; charset=utf-8').send(html)
    })
}
