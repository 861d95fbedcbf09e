import { runStoreTests } from './testing/conformance/index.ts'
import { openTestDynamoDB } from './testing/stores.ts'

runStoreTests({
  name: 'DynamoDB',
  open: openTestDynamoDB,
  skip: [
    {
      reason: 'DynamoDB trims its streams itself, after 24 hours',
      tests: ['trimming forgets old changes, and a reader that is behind them is told'],
    },
  ],
})
