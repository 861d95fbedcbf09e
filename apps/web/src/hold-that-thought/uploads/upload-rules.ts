import { contentTypeOf } from './content-type.ts'
import type { StartUploadVariables } from './uploads.operations.ts'

export type Purpose = StartUploadVariables['purpose']

interface Rule {
  readonly megabytesMax: number
  readonly types: RegExp
}

const MEGABYTE = 1024 * 1024

/** As the server has them: what it would refuse is not sent. */
const RULES: Readonly<Record<Purpose, Rule>> = {
  picture: { megabytesMax: 25, types: /^image\/(?:jpeg|png|webp|gif)$/ },
  video: { megabytesMax: 200, types: /^video\// },
  document: { megabytesMax: 50, types: /^application\/pdf$/ },
  draft: { megabytesMax: 25, types: /^(?:image\/(?:jpeg|png|webp|tiff)|application\/pdf)$/ },
  letterScan: { megabytesMax: 50, types: /^application\/pdf$/ },
  profilePhoto: { megabytesMax: 0.5, types: /^image\/(?:jpeg|png|webp)$/ },
  attachment: { megabytesMax: 25, types: /./ },
  archive: { megabytesMax: 2000, types: /./ },
}

/** Why a file is not even sent. */
export class FileFault extends Error {
  readonly fault: 'unknown' | 'tooLarge'
  readonly megabytesMax: number

  constructor(fault: 'unknown' | 'tooLarge', megabytesMax: number) {
    super(fault)
    this.fault = fault
    this.megabytesMax = megabytesMax
  }
}

/** What the file is, if it can be sent for this. */
export async function checkedType(purpose: Purpose, file: Blob): Promise<string> {
  const { megabytesMax, types } = RULES[purpose]
  const type = (await contentTypeOf(file)) ?? (types.source === '.' ? file.type : '')
  if (!types.test(type)) throw new FileFault('unknown', megabytesMax)
  if (file.size > megabytesMax * MEGABYTE) throw new FileFault('tooLarge', megabytesMax)
  return type
}
