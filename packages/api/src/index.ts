export {
  type Authenticate,
  type Bearer,
  bearerToken,
  type Caller,
  type Credentials,
} from './caller.ts'
export { createEdge, type Edge, type EdgeOptions } from './edge.ts'
export { type AnswerError, answerErrors, type EdgeCode } from './errors.ts'
export {
  listQuery,
  mutationFields,
  mutationsPastShells,
  noInput,
  type PageArguments,
  pageOf,
  query,
} from './fields.ts'
export {
  createHttpHandler,
  createJsonHandler,
  type HttpHandler,
  type HttpOptions,
  type JsonAnswer,
} from './http.ts'
export { live } from './live.ts'
export { loader } from './loader.ts'
export { type ApiSchema, buildSchema, type Module } from './module.ts'
export { printModules } from './print-modules.ts'
export { printTypes, type TypedSystem } from './print-types.ts'
export type { Resolvers } from './resolvers.ts'
export { createSocketHandler, type SocketHandler, type SocketOptions } from './websocket.ts'
