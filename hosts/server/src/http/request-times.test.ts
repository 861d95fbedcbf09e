import { Histogram, Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { createRequestTimes } from './request-times.ts'

const OBSERVED = [
  ['/graphql', 200, 0.0004],
  ['/graphql', 200, 0.001],
  ['/graphql', 201, 0.3],
  ['/graphql', 404, 7],
  ['/health', 503, 0.02],
] as const

it('says the same as the histogram of the library', async () => {
  const [own, library] = [new Registry(), new Registry()]
  const times = createRequestTimes()
  own.registerMetric(times.metric)
  const histogram = new Histogram({
    name: 'longtable_http_seconds',
    help: 'How long requests took.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [library],
  })
  for (const [route, status, seconds] of OBSERVED) {
    times.observe(route, status, seconds)
    histogram.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds)
  }
  const lines = async (registry: Registry) => (await registry.metrics()).split('\n').sort()
  expect(await lines(own)).toEqual(await lines(library))
})
