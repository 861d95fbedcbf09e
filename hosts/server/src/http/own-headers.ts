import type { FastifyRequest } from 'fastify'
import { SECURITY_HEADERS } from '../explorer/answer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route writes the head of its answers itself, these headers included. */
    readonly writesHead?: boolean
  }
}

/** For answers that are data and no page: nothing in them may load or run. */
const DATA_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': SECURITY_HEADERS['x-content-type-options'],
  'x-frame-options': SECURITY_HEADERS['x-frame-options'],
  'referrer-policy': SECURITY_HEADERS['referrer-policy'],
  'cross-origin-resource-policy': SECURITY_HEADERS['cross-origin-resource-policy'],
}
const DATA_LIST = Object.entries(DATA_HEADERS).flat()

/**
 * As a route that writes its head itself gives them to Node: name, value, name, value. It adds its
 * own `cache-control`.
 */
export const ownHeaderList = ({ id }: Pick<FastifyRequest, 'id'>): string[] => [
  ...DATA_LIST,
  'x-request-id',
  id,
]

/** What goes with every answer. */
export const ownHeaders = ({ id }: Pick<FastifyRequest, 'id'>) => ({
  ...SECURITY_HEADERS,
  'x-request-id': id,
})
