export { type Client, connect } from './client.ts'
export { listenBySocket, listenByStream } from './live.ts'
export * from './people.ts'
export { freePort, type Program, runProgram, startProgram } from './program.ts'
