/** Gives something that is heard as a stream too, for whoever films it; the same one whenever it is asked. */
export type Tap = () => MediaStream
