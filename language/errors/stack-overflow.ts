/** What engines say when calls are nested deeper than their stack. */
export const stackOverflow = /call stack size exceeded|too much recursion/
