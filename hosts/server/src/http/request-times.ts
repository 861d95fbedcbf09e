import type { Metric } from 'prom-client'

const NAME = 'longtable_http_seconds'
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

interface Times {
  readonly route: string
  readonly status: string
  /** How many took at most as long as the bound in the same place, and longer than the one before. */
  readonly counts: number[]
  sum: number
  count: number
}

const labelled = ({ route, status, counts, sum, count }: Times) => {
  const labels = { route, status }
  let upTo = 0
  const buckets = SECONDS.map((le, place) => {
    upTo += counts[place] as number
    return { labels: { le, ...labels }, value: upTo, metricName: `${NAME}_bucket` }
  })
  return [
    ...buckets,
    { labels: { le: '+Inf', ...labels }, value: count, metricName: `${NAME}_bucket` },
    { labels, value: sum, metricName: `${NAME}_sum` },
    { labels, value: count, metricName: `${NAME}_count` },
  ]
}

/**
 * A histogram for a registry of prom-client, whose own checks and hashes its labels at every
 * observation: that would be the dearest part of a small request.
 */
export function createRequestTimes() {
  const byRoute = new Map<string, (Times | undefined)[]>()

  function timesOf(route: string, status: number): Times {
    const known = byRoute.get(route) ?? []
    byRoute.set(route, known)
    const times = known[status] ?? {
      route,
      status: `${status}xx`,
      counts: SECONDS.map(() => 0),
      sum: 0,
      count: 0,
    }
    known[status] = times
    return times
  }

  const described = () => ({
    name: NAME,
    help: 'How long requests took.',
    type: 'histogram',
    aggregator: 'sum',
    values: [...byRoute.values()].flat().flatMap((times) => (times ? labelled(times) : [])),
  })

  return {
    observe(route: string, statusCode: number, seconds: number): void {
      const times = timesOf(route, Math.floor(statusCode / 100))
      const place = SECONDS.findIndex((bound) => seconds <= bound)
      if (place >= 0) times.counts[place] = (times.counts[place] as number) + 1
      times.sum += seconds
      times.count += 1
    },
    metric: { name: NAME, get: async () => described() } as unknown as Metric,
  }
}
