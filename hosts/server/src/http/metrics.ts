import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Registry } from 'prom-client'
import type { Runtime } from '../runtime.ts'
import { createRequestTimes } from './request-times.ts'
import { createWorkGauges } from './work-gauges.ts'

function mayRead(request: FastifyRequest, { config, arrivals }: Runtime): boolean {
  const token = config.metricsToken
  if (token === undefined) return arrivals.isFromHere(request.raw)
  const given = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Of this worker; the label says which. */
export async function metricsRoutes(
  app: FastifyInstance,
  { runtime }: { runtime: Runtime },
): Promise<void> {
  const registry = new Registry()
  registry.setDefaultLabels({ worker: String(process.pid) })
  collectDefaultMetrics({ register: registry })
  const requests = createRequestTimes()
  registry.registerMetric(requests.metric)
  const errors = new Counter({
    name: 'longtable_http_errors_total',
    help: 'Requests that failed here.',
    registers: [registry],
  })
  const readWork = createWorkGauges(registry, runtime)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    requests.observe(route, reply.statusCode, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) errors.inc()
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, runtime))
      return reply.code(403).send({ error: 'Metrics are for the operator.' })
    await readWork()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
