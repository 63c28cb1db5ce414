import { fsyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type InitOptions = Parameters<NodeFS["init"]>[1];
type InitResult = Awaited<ReturnType<NodeFS["init"]>>;

interface OpenFile {
  /** The real file descriptor; absent for streams that are no files. */
  readonly nfd?: number;
}
interface FileOperations {
  fsync?: (file: OpenFile) => number;
}
interface EngineModule {
  readonly NODEFS?: { readonly stream_ops: FileOperations };
  readonly FS: {
    readonly filesystems: { readonly NODEFS: { readonly stream_ops: FileOperations } };
  };
}

/**
 * The engine's file system ships without fsync, so a commit would survive the death of the process but not
 * of the machine. This one passes every fsync on, and counts them so that the start can prove it works.
 */
export class DurableFileSystem extends NodeFS {
  fsyncCount = 0;

  override async init(engine: PGlite, options: InitOptions): Promise<InitResult> {
    const result = await super.init(engine, options);
    const hook = (module: unknown) => this.passFsyncOn(module as EngineModule); // the fields we use are not in the published types
    result.emscriptenOpts.preRun = [...(result.emscriptenOpts.preRun ?? []), hook];
    return result;
  }

  protected passFsyncOn(module: EngineModule): void {
    const { stream_ops: operations } = module.NODEFS ?? module.FS.filesystems.NODEFS;
    operations.fsync = (file) => {
      if (file.nfd !== undefined) {
        fsyncSync(file.nfd);
        this.fsyncCount += 1;
      }
      return 0;
    };
  }
}
