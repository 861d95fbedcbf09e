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
  type PageArguments,
  pageOf,
  query,
} from './fields.ts'
export { createHttpHandler, type HttpHandler, type HttpOptions } from './http.ts'
export { type Live, live } from './live.ts'
export { loader } from './loader.ts'
export { type ApiSchema, buildSchema, type Module } from './module.ts'
export { printModules } from './print-modules.ts'
export { createSocketHandler, type SocketHandler, type SocketOptions } from './websocket.ts'
