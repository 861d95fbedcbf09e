import type { FastifyRequest } from 'fastify'
import { SECURITY_HEADERS } from '../explorer/answer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route writes the head of its answers itself, these headers included. */
    readonly writesHead?: boolean
  }
}

/** What goes with every answer. */
export const ownHeaders = ({ id }: Pick<FastifyRequest, 'id'>) => ({
  ...SECURITY_HEADERS,
  'x-request-id': id,
})
