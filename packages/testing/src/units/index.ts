export { documentsOf } from './generated-documents.ts'
export { createMeter, type Doing, type Heard, type Meter, PAGE } from './meter.ts'
