import { type Reader, UnreadableItemError } from '@longtable/entity'

/** How something is read that may fail its schema: alone that is an error. */
export type Reading = <T>(read: () => T | Promise<T>) => Promise<T | undefined>

export const alone: Reading = async (read) => read()

/** In a list it is left out and told, as what a page itself reads. */
export const leftOut =
  ({ onUnreadable }: Pick<Reader, 'onUnreadable'>): Reading =>
  async (read) => {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof UnreadableItemError)) throw error
      onUnreadable?.(error)
      return undefined
    }
  }
