import { plural } from '../../../i18n/plural.ts'

const n = (count: number) => count.toLocaleString('en')

export const uploadsEn = {
  waiting: 'Waits for its turn',
  sending: (percent: number) => `${n(percent)} % sent`,
  checking: 'Being looked at',
  unreachable: 'No connection. It goes on by itself.',
  held: (seconds: number) =>
    seconds < 60
      ? plural('en', seconds, {
          one: 'Goes on in 1 second',
          other: `Goes on in ${n(seconds)} seconds`,
        })
      : plural('en', Math.ceil(seconds / 60), {
          one: 'Many at once: goes on in 1 minute',
          other: `Many at once: goes on in ${n(Math.ceil(seconds / 60))} minutes`,
        }),
  done: 'Sent',
  unknown: 'This is no picture and no PDF, whatever its name says. It was not sent.',
  tooLarge: (megabytes: number) => `This has more than ${n(megabytes)} MB.`,
  again: (name: string) => `Send ${name} again`,
  remove: (name: string) => `Take ${name} away`,
  progress: (name: string) => `How far ${name} is`,
  megabytes: (size: string) => `${size} MB`,
}

export type UploadsWords = typeof uploadsEn
