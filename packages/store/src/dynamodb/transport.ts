import * as dynamodb from '@aws-sdk/client-dynamodb'
import * as streams from '@aws-sdk/client-dynamodb-streams'

const commands = {
  GetItem: dynamodb.GetItemCommand,
  BatchGetItem: dynamodb.BatchGetItemCommand,
  Query: dynamodb.QueryCommand,
  Scan: dynamodb.ScanCommand,
  PutItem: dynamodb.PutItemCommand,
  UpdateItem: dynamodb.UpdateItemCommand,
  DeleteItem: dynamodb.DeleteItemCommand,
  TransactWriteItems: dynamodb.TransactWriteItemsCommand,
  BatchWriteItem: dynamodb.BatchWriteItemCommand,
  CreateTable: dynamodb.CreateTableCommand,
  DescribeTable: dynamodb.DescribeTableCommand,
  UpdateTable: dynamodb.UpdateTableCommand,
  DescribeTimeToLive: dynamodb.DescribeTimeToLiveCommand,
  UpdateTimeToLive: dynamodb.UpdateTimeToLiveCommand,
  CreateBackup: dynamodb.CreateBackupCommand,
}

const streamCommands = {
  DescribeStream: streams.DescribeStreamCommand,
  GetShardIterator: streams.GetShardIteratorCommand,
  GetRecords: streams.GetRecordsCommand,
}

type Commands = typeof commands & typeof streamCommands
export type OperationName = keyof Commands
export type Input<Name extends OperationName> = InstanceType<Commands[Name]>['input']
export type Output<Name extends OperationName> =
  InstanceType<Commands[Name]> extends { resolveMiddleware: (...never: never[]) => infer Handler }
    ? Handler extends (...never: never[]) => Promise<{ output: infer Result }>
      ? Result
      : never
    : never

/** One try of one call. Rejects with what the engine said: `name`, `$metadata.httpStatusCode`. */
export type Send = <Name extends OperationName>(
  operation: Name,
  input: Input<Name>,
) => Promise<Output<Name>>

/** Everything that leaves the machine, so that a thinner client can take the SDK's place. */
export interface Transport {
  readonly send: Send
  close(): void
}

export interface SdkOptions {
  readonly endpoint?: string
  readonly region?: string
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string }
}

const CONNECTION_TIMEOUT_MS = 3000
const REQUEST_TIMEOUT_MS = 15_000
const SOCKETS_MAX = 128

/** The SDK's own retries are off: it cannot know which repeat is safe, we do. */
export function sdkTransport({ endpoint, region, credentials }: SdkOptions): Transport {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  const agent = { keepAlive: true, maxSockets: SOCKETS_MAX }
  const options = {
    ...(endpoint !== undefined && { endpoint }),
    ...(region !== undefined && { region }),
    ...(credentials && { credentials }),
    maxAttempts: 1,
    cacheMiddleware: true,
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  }
  const client = new dynamodb.DynamoDBClient(options)
  let streamsClient: streams.DynamoDBStreamsClient | undefined

  function send(operation: OperationName, input: object): Promise<unknown> {
    if (operation in streamCommands) {
      streamsClient ??= new streams.DynamoDBStreamsClient(options)
      const Command = streamCommands[operation as 'GetRecords']
      return streamsClient.send(new Command(input as Input<'GetRecords'>))
    }
    const Command = commands[operation as 'GetItem']
    return client.send(new Command(input as Input<'GetItem'>))
  }

  return {
    send: send as Send,
    close() {
      client.destroy()
      streamsClient?.destroy()
    },
  }
}
