import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Loaded when they are needed first; a bundle would keep only a part of what they export. */
export const pdfLibrary = () => require('pdf-lib') as typeof import('pdf-lib')
export const packer = () => require('yazl') as typeof import('yazl')
export const unpacker = () => require('yauzl') as typeof import('yauzl')
