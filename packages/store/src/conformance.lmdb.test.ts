import { runStoreTests } from './testing/conformance/index.ts'
import { openTestLmdb } from './testing/stores.ts'

runStoreTests({ name: 'LMDB', open: openTestLmdb })
