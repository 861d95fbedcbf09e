export type { ConsumedCapacity } from './connection.ts'
export { type DynamoDBEngine, type DynamoDBOptions, openDynamoDB } from './open.ts'
export type { TableState } from './tables.ts'
export type { Transport } from './transport.ts'
