import { openEnvironment } from '../lmdb/environment.ts'

/** Another process: it holds the writer lock between its messages "held" and "released". */
const [directory = '', milliseconds = '0'] = process.argv.slice(2)
const { root } = openEnvironment({ directory })
root.transactionSync(() => {
  process.send?.('held')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(milliseconds))
})
process.send?.('released')
process.on('disconnect', () => process.exit())
