export { documentsOf } from './generated-documents.ts'
export { createMeter, type Heard, type Meter, PAGE } from './meter.ts'
