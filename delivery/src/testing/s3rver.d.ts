/** The parts of s3rver that tests use: it comes without types. */
declare module 's3rver' {
  interface Options {
    readonly address: string;
    /** 0 takes any free port. */
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string }[];
  }
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ readonly address: string; readonly port: number }>;
    close(): Promise<void>;
  }
}
