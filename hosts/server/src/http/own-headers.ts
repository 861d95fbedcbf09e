import type { FastifyRequest } from 'fastify'
import { SECURITY_HEADERS } from '../explorer/answer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route writes the head of its answers itself, these headers included. */
    readonly writesHead?: boolean
  }
}

/** `cache-control` is left to the routes that write their heads. */
const { 'cache-control': _, ...OTHERS } = SECURITY_HEADERS
const OTHERS_LIST = Object.entries(OTHERS).flat()

/** As a route that writes its head itself gives them to Node: name, value, name, value. */
export const ownHeaderList = ({ id }: Pick<FastifyRequest, 'id'>): string[] => [
  ...OTHERS_LIST,
  'x-request-id',
  id,
]

/** What goes with every answer. */
export const ownHeaders = ({ id }: Pick<FastifyRequest, 'id'>) => ({
  ...SECURITY_HEADERS,
  'x-request-id': id,
})
