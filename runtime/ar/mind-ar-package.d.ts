/** What is used of MindAR, whose package has no types. Version 1.2.5. */
declare module 'mind-ar/dist/mindar-image.prod.js' {
  interface Points {
    readonly points: readonly unknown[]
  }

  interface Keyframe {
    readonly maximaPoints: readonly unknown[]
    readonly minimaPoints: readonly unknown[]
    /** Share of the picture's size at which these were found. */
    readonly scale: number
  }

  interface CompiledPicture {
    readonly matchingData: readonly Keyframe[]
    /** With 256 pixels on the short side, and with 128, by which the picture is followed. */
    readonly trackingData: readonly Points[]
  }

  export class Compiler {
    /** What was compiled; `exportData` writes it. */
    data: readonly CompiledPicture[]
    /** Greys the pictures and looks for features at many sizes; the callback hears of the percents done. */
    compileImageTargets(
      pictures: readonly (HTMLCanvasElement | HTMLImageElement)[],
      onProgress: (percent: number) => void,
    ): Promise<readonly CompiledPicture[]>
    exportData(): Uint8Array
  }

  interface Update {
    readonly type: 'updateMatrix' | 'processDone'
    /** Column by column, from pixels of the picture (up from its lower left corner) to the camera; `null`: lost. */
    readonly worldMatrix?: readonly number[] | null
  }

  interface Settings {
    readonly inputWidth: number
    readonly inputHeight: number
    readonly maxTrack?: number
    readonly warmupTolerance?: number
    readonly missTolerance?: number
    readonly filterMinCF?: number
    readonly filterBeta?: number
    readonly onUpdate: (update: Update) => void
  }

  export class Controller {
    constructor(settings: Settings)
    addImageTargetsFromBuffer(bytes: Uint8Array): {
      readonly dimensions: readonly (readonly [width: number, height: number])[]
    }
    /** The video must have its width and height as attributes. */
    dummyRun(video: HTMLVideoElement): void
    processVideo(video: HTMLVideoElement): void
    dispose(): void
  }
}
