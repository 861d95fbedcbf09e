/** What some devices call a zip, or call nothing at all: the server looks what it is. */
const NAMES = new Set(['', 'application/x-zip-compressed', 'application/x-zip'])

export const asZip = (file: File): File =>
  NAMES.has(file.type) && /\.zip$/i.test(file.name)
    ? new File([file], file.name, { type: 'application/zip' })
    : file
