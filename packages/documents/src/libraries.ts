import { createRequire } from 'node:module'
import type * as Pdf from 'pdf-lib'
import type * as Yauzl from 'yauzl'
import type * as Yazl from 'yazl'

const require = createRequire(import.meta.url)

/** Loaded when they are needed first; a bundle would keep only a part of what they export. */
export const pdfLibrary = () => require('pdf-lib') as typeof Pdf
export const packer = () => require('yazl') as typeof Yazl
export const unpacker = () => require('yauzl') as typeof Yauzl
